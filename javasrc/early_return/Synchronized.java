// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/**
 * Callers of synchronized methods, each caught inside: Synchronized TYPE. Afterwards the caller
 * and another thread tell about the monitor.
 */
final class Synchronized implements Runnable {
    private final String type;
    private String got = "nothing";
    private boolean held;

    private Synchronized(String type) {
        this.type = type;
    }

    private synchronized int callInt() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return 7;
    }

    private synchronized long callLong() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return 7L;
    }

    private synchronized float callFloat() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return 7.0f;
    }

    private synchronized double callDouble() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return 7.0;
    }

    private synchronized Object callObject() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return new Object();
    }

    private synchronized void callVoid() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
    }

    private String call() {
        switch (type) {
        case "int":
            return Integer.toString(callInt());
        case "long":
            return Returning.text(callLong());
        case "float":
            return Returning.text(callFloat());
        case "double":
            return Returning.text(callDouble());
        case "object":
            return Returning.text(callObject());
        case "void":
            callVoid();
            return "control";
        default:
            throw new IllegalArgumentException(type);
        }
    }

    @Override
    public void run() {
        got = call();
        held = Thread.holdsLock(this);
    }

    public static void main(String[] args) {
        Synchronized caller = new Synchronized(args[0]);
        Caught.observe(caller);
        Agent.say("caller got " + caller.got);
        Monitors.tell("its monitor", caller, caller.held);
    }
}
