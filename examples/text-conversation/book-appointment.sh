#!/bin/sh
# Two messages of the same conversation with curl:
#
#     PARLEY_API_KEY=svc_live_… sh examples/text-conversation/book-appointment.sh
set -eu
base=${PARLEY_URL:-http://127.0.0.1:3000}
header="Authorization: Bearer $PARLEY_API_KEY"

# The value of a key in JSON on stdin; jq does this better.
value() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p"; }
post() { curl -sSf -H "$header" -H 'Content-Type: application/json' -d "$2" "$base$1"; }

agent=$(curl -sSf -H "$header" "$base/v1/agents" | tr '{' '\n' | grep '"name":"Appointment desk"' | value id)
start=$(post /v1/conversations "{\"agentId\":\"$agent\"}")
call=$(echo "$start" | value callId)
echo "$start"
post "/v1/conversations/$call/messages" '{"text":"My name is Priya, tomorrow at 4 pm"}'; echo
curl -sSf -X DELETE -H "$header" "$base/v1/conversations/$call"
curl -sSf -H "$header" "$base/v1/calls/$call"; echo
