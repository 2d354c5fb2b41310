// SPDX-License-Identifier: Apache-2.0
package breakpoint;

import assay.Agent;
import assay.Await;

/**
 * A recursion that ends with the stack alone, in a thread of its own. Its calls arrive at one location, one
 * directly after another. The probe is called with null before and in the end.
 */
final class Unending implements Runnable {
    /** The invokestatic of itself is at 0. */
    static final class Code {
        private Code() {
        }

        static void again() {
            again();
        }
    }

    @Override
    public void run() {
        Agent.probe(null);
        try {
            Code.again();
        } catch (StackOverflowError e) {
            // As expected.
        }
        Agent.probe(null);
    }

    public static void main(String[] args) {
        Thread thread = new Thread(null, new Unending(), "recursive", 1 << 19);
        thread.start();
        Await.end(thread);
    }
}
