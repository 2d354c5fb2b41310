// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/** A caller of a recursive method, caught in its innermost activation of four. */
final class Recursion implements Runnable {
    private static int got;

    private static int call(int depth) {
        if (depth > 0) {
            return call(depth - 1) * 10 + depth;
        }
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return 7;
    }

    @Override
    public void run() {
        got = call(3);
    }

    public static void main(String[] args) {
        Caught.observe(new Recursion());
        Agent.say("caller got " + got);
    }
}
