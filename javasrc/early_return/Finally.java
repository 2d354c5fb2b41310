// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/** A caller of a method that is caught in two nested try blocks with finally blocks. */
final class Finally implements Runnable {
    private static boolean inner;
    private static boolean outer;
    private static boolean own;
    private static int got;

    private static int call() {
        try {
            try {
                Caught.entered = true;
                while (!Caught.go) {
                }
                Caught.ranOn = true;
                return 7;
            } finally {
                inner = true;
            }
        } finally {
            outer = true;
        }
    }

    @Override
    public void run() {
        try {
            got = call();
        } finally {
            own = true;
        }
    }

    public static void main(String[] args) {
        Caught.observe(new Finally());
        Agent.say("caller got " + got);
        Agent.say("the called method's inner finally block ran: " + inner);
        Agent.say("the called method's outer finally block ran: " + outer);
        Agent.say("the caller's finally block ran: " + own);
    }
}
