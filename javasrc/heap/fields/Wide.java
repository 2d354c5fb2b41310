// SPDX-License-Identifier: Apache-2.0
package heap.fields;

import assay.Agent;

/** An array with more elements than two bytes can number; every tenth place is empty. */
final class Wide {
    private Wide() {
    }

    public static void main(String[] args) {
        Object[] array = new Object[70001];
        for (int i = 0; i < array.length; i++) {
            array[i] = i % 10 == 9 ? null : new Object();
        }
        Agent.probe(array);
    }
}
