// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;
import assay.Await;

/** The probe gets a thread that was not started, and then one that has ended. */
final class NotAlive {
    private NotAlive() {
    }

    public static void main(String[] args) {
        Agent.probe(new Thread("unstarted"));
        Thread ended = new Thread("ended");
        ended.start();
        Await.end(ended);
        Agent.probe(ended);
    }
}
