// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/**
 * While a virtual thread is made the probe is called, by a thread local that the thread inherits.
 * After that the thread runs to its end.
 */
final class Constructing {
    private static boolean constructing;

    private Constructing() {
    }

    /** Calls the probe in the thread that makes another, before this has started. */
    private static final class Inherited extends InheritableThreadLocal<String> {
        @Override
        protected String childValue(String value) {
            if (constructing) {
                constructing = false;
                Agent.probe(value);
            }
            return value;
        }
    }

    public static void main(String[] args) {
        // Whatever else virtual threads need has been created by then.
        Await.end(Virtual.start("first", () -> { }));
        Inherited inherited = new Inherited();
        inherited.set("inherited");
        constructing = true;
        Thread thread = Virtual.unstarted("virtual", () -> Agent.say(inherited.get()));
        thread.start();
        Await.end(thread);
        Agent.say("ended");
    }
}
