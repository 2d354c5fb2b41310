// SPDX-License-Identifier: Apache-2.0
package gc;

import assay.Agent;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;

/**
 * Allocates until a collector of young objects that is known to stop the world, by its name in the
 * management interface, has collected four times: a probe before, and one afterwards. The first
 * collection may have begun before the probe, so that three are due to be reported from beginning to end.
 */
final class Allocating {
    static volatile Object sink;

    /** A gigabyte. No JVM needs to know the option that gives the size of the heap. */
    private static final int ARRAYS_MOST = 100000;

    private static final List<String> KNOWN =
        Arrays.asList("Copy", "ParNew", "PS Scavenge", "G1 Young Generation");

    private Allocating() {
    }

    private static GarbageCollectorMXBean known() {
        for (GarbageCollectorMXBean bean : ManagementFactory.getGarbageCollectorMXBeans()) {
            if (KNOWN.contains(bean.getName())) {
                return bean;
            }
        }
        return null;
    }

    private static void observe() {
        GarbageCollectorMXBean collector = known();
        if (collector == null) {
            Agent.inapplicable("no collector is known to stop the world");
        }
        Agent.probe("begin");
        long before = collector.getCollectionCount();
        int made = 0;
        while (collector.getCollectionCount() < before + 4) {
            if (made >= ARRAYS_MOST) {
                Agent.inapplicable("the heap is larger than it was to be");
            }
            for (int i = 0; i < 10; i++, made++) {
                sink = new byte[10000];
            }
        }
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
