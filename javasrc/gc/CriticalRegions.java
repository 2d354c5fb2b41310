// SPDX-License-Identifier: Apache-2.0
package gc;

import assay.Agent;
import assay.Await;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;

/**
 * Where all collectors are known to stop the world, by the name of one of them in the management interface: calls the
 * probe with an array in one thread and with null in another, while a third allocates all the time.
 */
final class CriticalRegions {
    static volatile Object sink;
    private static volatile boolean hasEnded;

    private CriticalRegions() {
    }

    private static boolean isKnown() {
        for (GarbageCollectorMXBean bean : ManagementFactory.getGarbageCollectorMXBeans()) {
            if (bean.getName().equals("Copy") || bean.getName().equals("PS Scavenge")) {
                // Copy may be a part of a collector that also works concurrently.
                return ManagementFactory.getGarbageCollectorMXBeans().stream().noneMatch(
                    other -> other.getName().equals("ConcurrentMarkSweep"));
            }
        }
        return false;
    }

    private static void allocate() {
        try {
            while (!hasEnded) {
                sink = new byte[10000];
            }
        } catch (OutOfMemoryError e) {
            Agent.inapplicable("there is too little memory while an array is held");
        }
    }

    private static void observe() {
        Thread allocating = new Thread(CriticalRegions::allocate, "allocating");
        Thread holding = new Thread(() -> Agent.probe(new byte[4000000]), "holding");
        allocating.start();
        holding.start();
        Agent.probe(null);
        hasEnded = true;
        Await.end(allocating);
        Await.end(holding);
    }

    public static void main(String[] args) {
        try {
            if (!isKnown()) {
                Agent.inapplicable("no collectors that are known to stop the world");
            }
        } catch (NoClassDefFoundError e) {
            Agent.inapplicable("there is no management interface");
        }
        observe();
    }
}
