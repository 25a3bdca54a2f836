#!/bin/sh
# Fetches the jars of the stand-in (3 MB, by Maven) and compiles it. Needs a JDK, 17 or newer, and Maven.
set -e
cd "$(dirname "$0")"
mvn -q -B dependency:copy-dependencies -DincludeScope=runtime -DoutputDirectory=build/lib
javac -cp 'build/lib/*' -d build Mongod.java
