// SPDX-License-Identifier: Apache-2.0
package watch;

import assay.Agent;
import assay.Await;

/**
 * Accesses to fields by methods of one or two instructions, which tests rely on. The argument names
 * what runs after the probe.
 */
final class Places extends Thread {
    /** A class with an inherited and a hidden field. */
    static class Base implements Cloneable {
        int value = 11;
        int hidden = 12;

        @Override
        public String toString() {
            return "base";
        }
    }

    /** Its hidden field is another field of the same name. */
    static class Derived extends Base {
        int hidden = 13;

        @Override
        public String toString() {
            return "derived";
        }

        Base copy() throws CloneNotSupportedException {
            return (Base) clone();
        }
    }

    static int number = 14;
    static Object object;
    static int[] array = {1, 2};

    private Places(String name) {
        super(name);
    }

    /** aload_0, getfield 1. */
    static int read(Base holder) {
        return holder.value;
    }

    /** aload_0, iload_1, putfield 2. */
    static void write(Base holder, int value) {
        holder.value = value;
    }

    /** aload_0, dup, getfield 2, iconst_1, iadd, putfield 7. */
    static void increment(Base holder) {
        holder.value++;
    }

    static int readHidden(Base holder) {
        return holder.hidden;
    }

    static int readHidden(Derived holder) {
        return holder.hidden;
    }

    /** getstatic 0. */
    static int readNumber() {
        return number;
    }

    /** iload_0, putstatic 1. */
    static void writeNumber(int value) {
        number = value;
    }

    /** aload_0, putstatic 1. */
    static void writeObject(Object value) {
        object = value;
    }

    static void writeArray(int[] value) {
        array = value;
    }

    static void writeElement() {
        array[1] = 99;
    }

    @Override
    public void run() {
        Agent.arriveAndWait(getName());
        writeNumber(21);
        Agent.say(getName() + " " + readNumber());
    }

    private static void threads() {
        Thread[] threads = {new Places("first"), new Places("second")};
        for (Thread thread : threads) {
            thread.start();
            Agent.awaitArrival(thread.getName());
        }
        Agent.probe(threads);
        for (Thread thread : threads) {
            Agent.releasePoint(thread.getName());
            Await.end(thread);
        }
    }

    private static void compile() {
        Base holder = new Base();
        int sum = 0;
        for (int i = 0; i < 30000; i++) {
            write(holder, i);
            sum += read(holder);
            increment(holder);
        }
        Agent.say("computed " + (sum > 0));
        Agent.probe(holder);
        write(holder, 31);
        Agent.say("read " + read(holder));
        increment(holder);
    }

    public static void main(String[] args) throws Exception {
        Thread.currentThread().setName("main");
        switch (args.length == 0 ? "" : args[0]) {
            case "threads":
                threads();
                return;
            case "compiled":
                compile();
                return;
            case "create":
                Agent.probe(null);
                Agent.say("created " + new Base());
                Agent.say("created " + new Derived());
                return;
            default:
                break;
        }
        Derived holder = new Derived();
        Agent.probe(holder);
        Agent.say("read " + read(holder));
        write(holder, 41);
        increment(holder);
        Agent.say("hidden " + readHidden((Base) holder) + " " + readHidden(holder));
        writeNumber(42);
        Agent.say("number " + readNumber());
        writeObject(holder);
        writeObject(null);
        writeArray(new int[5]);
        writeElement();
        Agent.say("copied");
        Base copy = holder.copy();
        Agent.say("copy " + read(copy));
    }
}
