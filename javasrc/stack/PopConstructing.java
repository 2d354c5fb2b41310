// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/** A thread that is caught in the first call of a constructor, which counts in the object, too. */
final class PopConstructing implements Runnable {
    private static Thing first;
    private static Thing last;

    private Thing got;

    private static final class Thing {
        int times;
        int number;
        long wide;
        Object word;

        Thing(int number, long wide, Object word) {
            if (first == null) {
                first = this;
            }
            last = this;
            times++;
            this.number = number;
            PopCaught.calls++;
            while (PopCaught.go < PopCaught.calls) {
            }
            this.wide = wide;
            this.word = word;
        }
    }

    @Override
    public void run() {
        got = new Thing(1, 0x100000002L, "word");
    }

    public static void main(String[] args) {
        PopConstructing caller = new PopConstructing();
        PopCaught.observe(caller);
        Thing got = caller.got;
        Agent.say("the same object each time: " + (got == first && got == last));
        Agent.say("it has " + got.number + " " + got.wide + " " + got.word + ", counted "
                  + got.times + " times");
    }
}
