// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;

/** Methods of each kind that throw SHARED and catch it, called after the probe. */
class KindsOfMethods {
    static final IllegalStateException SHARED = new IllegalStateException();

    KindsOfMethods() {
        try {
            throw SHARED;
        } catch (IllegalStateException e) {
            Agent.say("constructor");
        }
    }

    /** An interface with code. */
    interface Coded {
        default void inDefault() {
            try {
                throw SHARED;
            } catch (IllegalStateException e) {
                Agent.say("default");
            }
        }

        static void inInterface() {
            try {
                throw SHARED;
            } catch (IllegalStateException e) {
                Agent.say("static of an interface");
            }
        }
    }

    /** Its initializer throws. */
    static final class Initialized implements Coded {
        static {
            try {
                throw SHARED;
            } catch (IllegalStateException e) {
                Agent.say("class initializer");
            }
        }
    }

    synchronized void inSynchronized() {
        try {
            throw SHARED;
        } catch (IllegalStateException e) {
            Agent.say("synchronized");
        }
    }

    static synchronized void inStaticSynchronized() {
        try {
            throw SHARED;
        } catch (IllegalStateException e) {
            Agent.say("static synchronized");
        }
    }

    void inBlock() {
        synchronized (this) {
            try {
                throw SHARED;
            } catch (IllegalStateException e) {
                Agent.say("synchronized block");
            }
        }
    }

    private void inPrivate() {
        try {
            throw SHARED;
        } catch (IllegalStateException e) {
            Agent.say("private");
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
        KindsOfMethods object = new KindsOfMethods();
        new Initialized().inDefault();
        Coded.inInterface();
        object.inSynchronized();
        inStaticSynchronized();
        object.inBlock();
        object.inPrivate();
    }
}
