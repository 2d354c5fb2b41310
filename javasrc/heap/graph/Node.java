// SPDX-License-Identifier: Apache-2.0
package heap.graph;

/** An object with references of each kind: to another, to itself, to null, to an array; and a static one. */
public class Node extends Thing implements Marked {
    static Object common = new Thing();
    Object self = this;
    Object next = new Thing();
    Object same = next;
    Object none;
    Object[] elements = {next, null, this, next};
    int[] numbers = {1, 2, 3, 4, 5};
}
