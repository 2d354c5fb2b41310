// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/** A caller of a method with a finally block, caught in its first call before that block. */
final class PopFinally implements Runnable {
    private static int finallyRuns;

    private static void call() {
        try {
            PopCaught.calls++;
            while (PopCaught.go < PopCaught.calls) {
            }
        } finally {
            finallyRuns++;
        }
    }

    @Override
    public void run() {
        call();
    }

    public static void main(String[] args) {
        PopCaught.observe(new PopFinally());
        Agent.say("finally runs " + finallyRuns);
    }
}
