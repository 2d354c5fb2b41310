// SPDX-License-Identifier: Apache-2.0
package heap.graph;

/** An interface. */
public interface Marked {
}
