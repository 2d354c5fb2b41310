// SPDX-License-Identifier: Apache-2.0
package heap.fields;

import assay.Agent;

/** An array of some megabytes, which a JVM may keep in pieces; one place of sixteen is filled. */
final class Wide {
    private Wide() {
    }

    public static void main(String[] args) {
        Object[] array = new Object[1000001];
        for (int i = 0; i < array.length; i++) {
            array[i] = i % 16 == 0 ? new Object() : null;
        }
        Agent.probe(array);
    }
}
