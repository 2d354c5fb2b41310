// SPDX-License-Identifier: Apache-2.0
package watch;

import assay.Agent;

/** Reads and writes, after the probe, of fields of objects that have just been made. */
final class Fresh {
    static Fresh last;

    private final int name;
    long number;
    Fresh next;

    Fresh(int name) {
        this.name = name;
    }

    static Fresh pair(int name) {
        Fresh holder = new Fresh(name);
        holder.next = new Fresh(name + 1);
        return holder;
    }

    static String text(Fresh object) {
        return object == null ? "nothing" : "" + object.name;
    }

    public static void main(String[] args) {
        last = pair(1);
        Fresh holder = pair(3);
        Agent.probe(null);
        Agent.say("read " + text(holder.next));
        Agent.say("read " + text(last.next));
        Agent.say("read " + text(pair(5).next));
        holder = new Fresh(7);
        holder.number = 8;
        Agent.say("wrote " + holder.number);
        holder = new Fresh(9);
        holder.next = new Fresh(10);
        Agent.say("wrote " + text(holder.next));
        last = new Fresh(11);
        Agent.say("wrote " + text(last));
        Agent.say("wrote " + text(new Fresh(12).next = new Fresh(13)));
    }
}
