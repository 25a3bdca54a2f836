import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.util.List;

/** Speaks MongoDB's protocol from memory, on 127.0.0.1, until it is told to stop. Takes `--port N`; ignores the rest. */
class Mongod {
    /** As new as the driver asks for; mongo-java-server itself announces 5.0 with the wire version of 4.2. */
    private static final MongoVersion VERSION = new MongoVersion() {
        @Override
        public List<Integer> getVersionArray() {
            return List.of(7, 0, 0);
        }

        @Override
        public int getWireVersion() {
            return 21;
        }
    };

    public static void main(String[] args) {
        int port = 27017;
        for (int index = 0; index + 1 < args.length; index++) {
            if (args[index].equals("--port")) port = Integer.parseInt(args[index + 1]);
        }
        MongoServer server = new MongoServer(new MemoryBackend().version(VERSION));
        server.bind("127.0.0.1", port);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.shutdownNow();
            Runtime.getRuntime().halt(0);
        }));
        System.out.println("Waiting for connections on port " + server.getLocalAddress().getPort());
    }
}
