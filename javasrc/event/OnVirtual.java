// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;

/** The probe gets a virtual thread, held, that prepares two fresh classes when it is let. */
final class OnVirtual {
    private OnVirtual() {
    }

    private static void prepare() {
        try {
            for (int i = 1; i <= 2; i++) {
                Agent.arriveAndWait("virtual" + i);
                Fresh.next();
                Agent.releasePoint("virtual" + i + " did");
            }
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
        Class<?> type = Class.forName("java.lang.Thread$Builder");
        builder = type.getMethod("name", String.class).invoke(builder, "virtual");
        Thread.currentThread().setName("main");
        Runnable task = OnVirtual::prepare;
        Object thread = type.getMethod("start", Runnable.class).invoke(builder, task);
        Agent.awaitArrival("virtual1");
        Agent.probe(thread);
    }
}
