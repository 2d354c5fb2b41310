// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;

/** Locks, throws, writes and reads null. */
final class Nulls {
    int field;

    private Nulls() {
    }

    static void lock(Object object) {
        synchronized (object) {
            Agent.say("locked");
        }
    }

    static void raise(RuntimeException exception) {
        throw exception;
    }

    static void write(Nulls object) {
        object.field = 1;
    }

    static int read(Nulls object) {
        return object.field;
    }

    private static void provoke(int which) {
        try {
            switch (which) {
            case 0:
                lock(null);
                break;
            case 1:
                raise(null);
                break;
            case 2:
                write(null);
                break;
            default:
                read(null);
                break;
            }
        } catch (NullPointerException e) {
            Agent.say("caught");
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
        for (int i = 0; i < 4; i++) {
            provoke(i);
        }
    }
}
