// SPDX-License-Identifier: Apache-2.0
package breakpoint;

import assay.Agent;
import assay.Await;

/**
 * Small methods of the nested class, run after the probe as the arguments name them. Tests rely on
 * the instructions that these methods compile to.
 */
final class Stepped extends Thread {
    private final String method;

    private Stepped(String method, String name) {
        super(name);
        this.method = method;
    }

    /** The code under test. */
    static final class Code {
        int value;

        /** aload_0, invokespecial 1, aload_0, iload_1, putfield 6, return 9. */
        Code(int value) {
            this.value = value;
        }

        /** iload_0, ifle 1, iload_0 4, iload_1, iadd, ireturn 7; iload_1 8, ireturn 9. */
        static int branch(int a, int b) {
            if (a > 0) {
                return a + b;
            }
            return b;
        }

        /** Test of the loop at 4 to 6, body at 9 to 12, iinc 13, goto 16; iload_1 19, ireturn 20. */
        static int loop(int n) {
            int sum = 0;
            for (int i = 0; i < n; i++) {
                sum = sum + i;
            }
            return sum;
        }

        /** iload_0, iconst_5, invokestatic 2, ireturn 5. */
        static int call(int n) {
            return branch(n, 5);
        }

        /** ldc 0, invokestatic 2, return 5. */
        static void nativeCall() {
            Agent.say("in native code");
        }

        /** return 0. */
        static void empty() {
        }

        /** aconst_null 0, athrow 1. */
        static void thrower() {
            throw null;
        }

        /** invokestatic 0, iconst_1, ireturn; handler: astore_0 5, iconst_2, ireturn 7. */
        static int catcher() {
            try {
                thrower();
                return 1;
            } catch (NullPointerException e) {
                return 2;
            }
        }

        /** aconst_null, invokestatic 1, iload_0 4, iconst_1, iadd, ireturn 7. */
        static int probing(int n) {
            Agent.probe(null);
            return n + 1;
        }

        /** The recursive invokestatic is at 11, the ireturn at 14. */
        static int descend(int n) {
            return n == 0 ? 0 : descend(n - 1);
        }
    }

    private static int perform(String name) {
        switch (name) {
            case "branch":
                return Code.branch(3, 4) * 100 + Code.branch(0, 9);
            case "loop":
                return Code.loop(2);
            case "call":
                return Code.call(2);
            case "native":
                Code.nativeCall();
                return 0;
            case "catcher":
                return Code.catcher();
            case "construct":
                return new Code(6).value;
            case "descend":
                return Code.descend(2);
            default:
                return Code.probing(7);
        }
    }

    @Override
    public void run() {
        Agent.arriveAndWait(getName());
        Agent.say("result " + perform(method));
    }

    public static void main(String[] args) {
        if (args[0].equals("threads")) {
            Thread[] threads = {new Stepped(args[1], "first"), new Stepped(args[1], "second")};
            for (Thread thread : threads) {
                thread.start();
                Agent.awaitArrival(thread.getName());
            }
            Agent.probe(threads);
            for (Thread thread : threads) {
                Agent.releasePoint(thread.getName());
                Await.end(thread);
            }
            return;
        }
        if (args[0].equals("compiled")) {
            // Long enough for a JVM that compiles what runs often to have compiled it.
            int sum = 0;
            for (int i = 0; i < 30000; i++) {
                sum += Code.loop(i % 3) + Code.branch(i % 2, 1);
            }
            Agent.say("computed " + (sum > 0));
        }
        if (!args[0].equals("probing")) {
            Agent.probe(null);
        }
        for (String name : args) {
            if (!name.equals("compiled")) {
                Agent.say("result " + perform(name));
            }
        }
    }
}
