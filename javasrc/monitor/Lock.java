// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;

/** An object with a name, to be locked. */
final class Lock {
    private final String name;

    Lock(String name) {
        this.name = name;
    }

    @Override
    public String toString() {
        return name;
    }

    synchronized void method() {
        Agent.say("in the method");
    }

    static synchronized void staticMethod() {
        Agent.say("in the static method");
    }

    void block() {
        synchronized (this) {
            Agent.say("in the block");
        }
    }
}
