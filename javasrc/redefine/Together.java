// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import assay.Await;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * Three threads call the probe at once, each with a class whose answer is a constant of three
 * digits and its class file: with the argument "own" each another class, else all the first.
 * Meanwhile the main thread asks the classes for their answers.
 */
final class Together extends Thread {
    private static final CyclicBarrier TOGETHER = new CyclicBarrier(3);
    private static volatile String latest;

    private final Object[] subject;

    private Together(Class<?> subject) throws Exception {
        String name = subject.getName();
        byte[] file = Variant.original(name.substring(name.lastIndexOf('.') + 1));
        this.subject = new Object[] {subject, file};
    }

    static final class First {
        static String answer() {
            return "000";
        }
    }

    static final class Second {
        static String answer() {
            return "000";
        }
    }

    static final class Third {
        static String answer() {
            return "000";
        }
    }

    @Override
    public void run() {
        try {
            TOGETHER.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
        Agent.probe(subject);
    }

    private static String answers() {
        return "first " + First.answer() + ", second " + Second.answer() + ", third "
            + Third.answer();
    }

    public static void main(String[] args) throws Exception {
        boolean own = args[0].equals("own");
        Together[] threads = {new Together(First.class),
            new Together(own ? Second.class : First.class),
            new Together(own ? Third.class : First.class)};
        Agent.say("before: " + answers());
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            while (thread.isAlive()) {
                latest = answers();
            }
        }
        Agent.say("afterwards: " + answers());
    }
}
