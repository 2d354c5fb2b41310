// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import java.io.IOException;

/**
 * A thread has a frame of each method of Holding with an object of its own when another thread
 * probes twice, each time with the class, a class file with other bodies, the thread, and then the
 * objects in the order of the methods.
 */
final class ObsoleteIds {
    private final Object[] objects = {new Object(), new Object(), new Object(), new Object(),
        new Object(), new Object()};
    private final StringBuilder left = new StringBuilder();

    private ObsoleteIds() {
    }

    private String call(int number, Runnable next) {
        switch (number) {
        case 0:
            return Holding.first(objects[0], next);
        case 1:
            return Holding.second(objects[1], next);
        case 2:
            return Holding.third(objects[2], next);
        case 3:
            return Holding.fourth(objects[3], next);
        case 4:
            return Holding.fifth(objects[4], next);
        default:
            return Holding.sixth(objects[5], next);
        }
    }

    private void nest(int number) {
        if (number == objects.length) {
            Agent.arriveAndWait("inside");
            return;
        }
        String version = call(number, () -> nest(number + 1));
        left.append(' ').append(version);
    }

    private Object[] given(Thread thread, String version) throws IOException {
        Object[] given = new Object[3 + objects.length];
        given[0] = Holding.class;
        given[1] = ClassFile.of("redefine/Holding").text("old", version).bytes();
        given[2] = thread;
        System.arraycopy(objects, 0, given, 3, objects.length);
        return given;
    }

    public static void main(String[] args) throws Exception {
        ObsoleteIds held = new ObsoleteIds();
        Thread thread = new Thread(() -> held.nest(0), "holder");
        thread.start();
        Agent.awaitArrival("inside");
        Agent.probe(held.given(thread, "new"));
        Agent.probe(held.given(thread, "newer"));
        Agent.releasePoint("inside");
        thread.join();
        Agent.say("left:" + held.left);
        Agent.say("next: " + Holding.first(null, () -> { }) + " " + Holding.sixth(null, () -> { }));
    }
}
