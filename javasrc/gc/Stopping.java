// SPDX-License-Identifier: Apache-2.0
package gc;

import assay.Agent;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;

/**
 * Three probes: the first before any collection counts, the second to collect, the third if one of
 * the collectors that are known to stop the world says that it has collected meanwhile.
 */
final class Stopping {
    /** Names by which the management interface knows them. */
    private static final List<String> KNOWN = Arrays.asList(
        "Copy", "MarkSweepCompact", "PS Scavenge", "PS MarkSweep", "G1 Young Generation",
        "G1 Old Generation", "ParNew");

    private Stopping() {
    }

    private static long collections() {
        long count = 0;
        for (GarbageCollectorMXBean bean : ManagementFactory.getGarbageCollectorMXBeans()) {
            if (KNOWN.contains(bean.getName())) {
                count += bean.getCollectionCount();
            }
        }
        return count;
    }

    public static void main(String[] args) {
        Agent.probe("begin");
        try {
            long before = collections();
            Agent.probe("collect");
            if (collections() == before) {
                Agent.inapplicable("no collector that is known to stop the world has collected");
            }
        } catch (NoClassDefFoundError e) {
            Agent.inapplicable("there is no management interface");
        }
        Agent.probe("tell");
    }
}
