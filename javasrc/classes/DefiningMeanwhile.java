// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import assay.Await;
import classfile.ClassFile;
import classfile.Definer;

/** While the probe runs a thread defines, uses and forgets classes, of which a JVM may keep all. */
final class DefiningMeanwhile implements Runnable {
    private static volatile boolean done;
    private static volatile int rounds;

    private final byte[] bytes;

    private DefiningMeanwhile(byte[] bytes) {
        this.bytes = bytes;
    }

    @Override
    public void run() {
        ClassLoader parent = DefiningMeanwhile.class.getClassLoader();
        try {
            while (!done && rounds < 20_000) {
                Class<?> klass = new Definer(parent).define("classes.DefinedRepeatedly", bytes);
                klass.getMethod("number").invoke(null);
                rounds++;
                if (rounds % 30 == 0) {
                    System.gc();
                }
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(new DefiningMeanwhile(ClassFile.of("classes/DefinedRepeatedly").bytes()));
        thread.start();
        while (rounds < 40) {
            Thread.yield();
        }
        Agent.probe(null);
        done = true;
        Await.end(thread);
        Agent.say("ended");
    }
}
