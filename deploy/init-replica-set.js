/* global connect, sleep, process, print */
// Run by mongosh, any number of times: begins the replica set, waits for a primary, makes the service's user.
const root = `root:${encodeURIComponent(process.env.MONGO_ROOT_PASSWORD)}`
const members = ['mongo1', 'mongo2', 'mongo3']

const first = connect(`mongodb://${root}@${members[0]}/admin?directConnection=true`)
if (!first.hello().setName) {
  const config = { _id: 'rs0', members: members.map((host, _id) => ({ _id, host: `${host}:27017` })) }
  print(first.adminCommand({ replSetInitiate: config }))
}
while (!first.hello().primary) sleep(500)

const set = connect(`mongodb://${root}@${members.join(',')}/admin?replicaSet=rs0`)
const parley = set.getSiblingDB('parley')
const pwd = process.env.MONGO_PASSWORD
if (parley.getUser('parley')) parley.updateUser('parley', { pwd })
else parley.createUser({ user: 'parley', pwd, roles: [{ role: 'readWrite', db: 'parley' }] })
