// SPDX-License-Identifier: Apache-2.0
package heap.graph;

/** A subclass of Thing. */
public class Special extends Thing {
}
