// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import assay.ByName;

/** After the agent was called, a thread of its own loads and initializes the classes named Late. */
public final class Loading {
    private Loading() {
    }

    public static void main(String[] args) throws Exception {
        Agent.probe(null);
        Thread thread = new Thread(() -> ByName.call("classes.Use", "run"), "loading");
        thread.start();
        thread.join();
    }
}

final class Use {
    private Use() {
    }

    static void run() {
        Object child = new LateChild();
        Object arrays = new LateChild[2][3];
        Agent.say("done " + (child != arrays));
    }
}

interface LateFace {
}

class LateParent {
    static {
        Agent.say("Parent is initialized");
    }
}

class LateChild extends LateParent implements LateFace {
    static int count = 3;

    static {
        Agent.say("Child is initialized");
    }

    void method() {
    }
}
