// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;
import assay.Await;

/**
 * Objects with a number, which become part of events after the probe, in the variant that the argument
 * names.
 */
final class Numbered extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int number;

    private Numbered(int number) {
        super(null, null, false, false);
        this.number = number;
    }

    static Numbered make(int number) {
        return new Numbered(number);
    }

    private static int thrown() {
        try {
            throw make(42);
        } catch (Numbered e) {
            return e.number;
        }
    }

    private static int prepared() throws ClassNotFoundException {
        Numbered before = make(44);
        Fresh.next();
        return before.number;
    }

    private static int contended() {
        Numbered monitor = make(45);
        Thread other = new Thread("other") {
            @Override
            public void run() {
                synchronized (monitor) {
                    Agent.say("entered " + monitor.number);
                }
            }
        };
        synchronized (monitor) {
            other.start();
            Agent.arriveAndWait("contending");
            // After its handler the thread may look again whether the monitor is free.
            Await.opportunity();
            Await.state(other, Thread.State.BLOCKED);
        }
        Await.end(other);
        return monitor.number;
    }

    private static int waited() throws InterruptedException {
        Numbered monitor = make(46);
        synchronized (monitor) {
            monitor.wait(1);
        }
        return monitor.number;
    }

    private static int happens(String variant) throws ClassNotFoundException, InterruptedException {
        switch (variant) {
        case "thrown":
            return thrown();
        case "returned":
            return make(43).number;
        case "prepared":
            return prepared();
        case "contended":
            return contended();
        default:
            return waited();
        }
    }

    public static void main(String[] args) throws ClassNotFoundException, InterruptedException {
        Agent.probe(null);
        Agent.say("program: " + happens(args[0]));
    }
}
