// SPDX-License-Identifier: Apache-2.0
package heap.graph;

import assay.Agent;
import classfile.OwnFields;

/**
 * Hands the agent a node and what it refers to: an array of names and objects in turn. With an argument the indices
 * of its fields have to be those of the class files.
 */
public final class Graph {
    private Graph() {
    }

    public static void main(String[] args) {
        if (args.length > 0) {
            OwnFields.needNoneInObject();
            OwnFields.need(Node.class, Thing.class, Marked.class);
        }
        Node node = new Node();
        Agent.probe(new Object[] {
            "node", node, "next", node.next, "elements", node.elements, "numbers", node.numbers,
            "common", Node.common, "Node", Node.class, "Thing", Thing.class, "Marked", Marked.class,
            "Object", Object.class, "loader", Node.class.getClassLoader(),
            "domain", Node.class.getProtectionDomain(), "int[]", int[].class,
            "Object[]", Object[].class});
    }
}
