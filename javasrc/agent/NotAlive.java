// SPDX-License-Identifier: Apache-2.0
package agent;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/**
 * The probe with a thread that has not started and one that has ended: platform threads, or virtual ones with
 * the argument "virtual".
 */
final class NotAlive {
    private NotAlive() {
    }

    private static Thread thread(boolean virtual, String name) {
        Runnable nothing = () -> { };
        return virtual ? Virtual.unstarted(name, nothing) : new Thread(nothing, name);
    }

    public static void main(String[] args) {
        boolean virtual = args.length > 0 && args[0].equals("virtual");
        Thread ended = thread(virtual, "ended");
        ended.start();
        Await.end(ended);
        Agent.probe(new Thread[] {thread(virtual, "unstarted"), ended});
    }
}
