// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;
import assay.Await;

/** One thread calls a method three times; it is caught in each call, and then in none. */
final class OneThread implements Runnable {
    private static volatile int entered;
    private static volatile int go;

    private final int[] got = new int[4];

    private static int call(int turn) {
        entered = turn;
        while (go < turn) {
        }
        return 7;
    }

    @Override
    public void run() {
        for (int turn = 1; turn <= got.length; turn++) {
            got[turn - 1] = call(turn);
        }
    }

    public static void main(String[] args) {
        OneThread caller = new OneThread();
        Thread thread = new Thread(caller, "caller");
        thread.setDaemon(true);
        thread.start();
        for (int turn = 1; turn < caller.got.length; turn++) {
            while (entered < turn) {
                Thread.yield();
            }
            Agent.probe(thread);
            go = turn;
        }
        go = caller.got.length;
        Await.end(thread);
        for (int value : caller.got) {
            Agent.say("caller got " + value);
        }
    }
}
