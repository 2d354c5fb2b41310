// SPDX-License-Identifier: Apache-2.0
package watch;

import assay.Agent;

/**
 * Reads and writes fields of Fresh in methods that have done so twice before the probe, with other objects: an
 * instruction may be executed otherwise from its second time on. After the probe the objects have just been made.
 */
final class Repeating {
    private Repeating() {
    }

    // No static methods: HotSpot 8 joins a read with the load of slot 0 before it, and then posts nothing.

    private Fresh next(Fresh holder) {
        return holder.next;
    }

    private long number(Fresh holder) {
        return holder.number;
    }

    private Fresh last() {
        return Fresh.last;
    }

    private void setNext(Fresh holder, Fresh next) {
        holder.next = next;
    }

    private Fresh setNextAndReturn(Fresh holder, Fresh next) {
        return holder.next = next;
    }

    private void setNumber(Fresh holder, long number) {
        holder.number = number;
    }

    private void setLast(Fresh last) {
        Fresh.last = last;
    }

    private void useTwice() {
        for (int i = 0; i < 2; i++) {
            Fresh holder = Fresh.pair(20);
            setNumber(holder, number(holder) + 1);
            setNext(holder, next(holder));
            setNextAndReturn(holder, next(holder));
            setLast(holder);
            setNext(last(), holder);
        }
    }

    private void use(Fresh holder) {
        Agent.say("read " + Fresh.text(next(holder)));
        Agent.say("read " + Fresh.text(next(last())));
        Agent.say("read " + Fresh.text(next(Fresh.pair(5))));
        Fresh numbered = new Fresh(7);
        setNumber(numbered, 8);
        Agent.say("wrote " + number(numbered));
        Fresh changed = new Fresh(9);
        setNext(changed, new Fresh(10));
        Agent.say("wrote " + Fresh.text(next(changed)));
        setLast(new Fresh(11));
        Agent.say("wrote " + Fresh.text(last()));
        Agent.say("wrote " + Fresh.text(setNextAndReturn(new Fresh(12), new Fresh(13))));
    }

    public static void main(String[] args) {
        Repeating repeating = new Repeating();
        repeating.useTwice();
        repeating.setLast(Fresh.pair(1));
        Fresh holder = Fresh.pair(3);
        Agent.probe(null);
        repeating.use(holder);
    }
}
