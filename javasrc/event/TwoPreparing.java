// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.io.IOException;

/**
 * Two threads, each of which prepares a class of its own when the agent lets it. The classes have a loader each: a
 * JVM may prepare a class while it holds the lock of the loader.
 */
final class TwoPreparing extends Thread {
    private final Definer definer = new Definer(TwoPreparing.class.getClassLoader());
    private final String type;
    private final byte[] bytes;

    private TwoPreparing(String name, String type) throws IOException {
        super(name);
        this.type = type;
        bytes = ClassFile.of(type.replace('.', '/')).bytes();
        setDaemon(true);
    }

    @Override
    public void run() {
        Agent.arriveAndWait(getName() + 1);
        try {
            definer.define(type, bytes);
            Class.forName(type, true, definer);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
        Agent.releasePoint(getName() + "1 did");
    }

    public static void main(String[] args) throws IOException {
        Thread[] threads = {new TwoPreparing("first", "event.FreshA"), new TwoPreparing("second", "event.FreshB")};
        for (Thread thread : threads) {
            thread.start();
            Agent.awaitArrival(thread.getName() + 1);
        }
        Agent.probe(threads);
    }
}
