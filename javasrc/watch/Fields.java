// SPDX-License-Identifier: Apache-2.0
package watch;

import assay.Agent;

/** Fields of every type, written and read once each after the probe; and their static counterparts. */
final class Fields {
    boolean z;
    byte b;
    char c;
    short s;
    int i = 5;
    long j;
    float f;
    double d;
    Object o;
    int unwatched;

    static int number = 5;
    static Object shared;

    @Override
    public String toString() {
        return "holder";
    }

    void writeAll() {
        z = true;
        b = -128;
        c = '\uffff';
        s = -32768;
        i = Integer.MIN_VALUE;
        j = 0x0123456789abcdefL;
        f = -1.5f;
        d = 4.9e-324;
        o = this;
        unwatched = 1;
    }

    boolean readAll() {
        return z && b == -128 && c == '\uffff' && s == -32768 && i == Integer.MIN_VALUE
                && j == 0x0123456789abcdefL && f == -1.5f && d == 4.9e-324 && o == this
                && unwatched == 1;
    }

    static void writeStatic() {
        number = 6;
        shared = "text";
    }

    static boolean readStatic() {
        return number == 6 && shared != null;
    }

    public static void main(String[] args) {
        Fields holder = new Fields();
        Agent.probe(holder);
        Agent.say("writing");
        holder.writeAll();
        writeStatic();
        Agent.say("reading");
        Agent.say("read back: " + (holder.readAll() && readStatic()));
    }
}
