// SPDX-License-Identifier: Apache-2.0
package gc;

import assay.Agent;
import assay.Await;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;

/**
 * With a collector that is known to stop the world, by its name in the management interface: a
 * probe before its collections are counted, one to collect, and one when they were counted again.
 */
final class Stopping {
    private static final List<String> KNOWN = Arrays.asList(
        "MarkSweepCompact", "PS Scavenge", "PS MarkSweep", "G1 Young Generation",
        "G1 Old Generation");

    private Stopping() {
    }

    /** How often the known collectors have collected, or -1 without any. */
    private static long collections() {
        long count = -1;
        for (GarbageCollectorMXBean bean : ManagementFactory.getGarbageCollectorMXBeans()) {
            if (KNOWN.contains(bean.getName())) {
                count = Math.max(count, 0) + bean.getCollectionCount();
            }
        }
        return count;
    }

    private static void observe() {
        Agent.probe("begin");
        long before = collections();
        if (before < 0) {
            Agent.inapplicable("no collector is known to stop the world");
        }
        Agent.probe("collect");
        // The numbers may be brought up to date a little later.
        for (int i = 0; i < 1000 && collections() <= before; i++) {
            Await.opportunity();
        }
        Agent.say("collected: " + (collections() > before));
        Agent.probe("tell");
    }

    public static void main(String[] args) {
        try {
            observe();
        } catch (NoClassDefFoundError e) {
            Agent.inapplicable("there is no management interface");
        }
    }
}
