// SPDX-License-Identifier: Apache-2.0
package search;

import assay.Agent;
import java.io.File;
import java.util.Arrays;

/**
 * Gives the JAR file plain.jar that the agent has made the name that the case asks for, with
 * letters beyond ASCII. The first probe is given this class, the second null.
 */
final class UnicodeFileName {
    /** Which letters; the agent puts its case here. */
    private static String variant;

    private UnicodeFileName() {
    }

    public static void main(String[] args) {
        Agent.probe(UnicodeFileName.class);
        String letters = variant.equals("supplementary") ? "\ud83d\ude00" : "\u00e9\u20ac";
        File named = new File(letters + ".jar");
        if (!new File("plain.jar").renameTo(named)
            || !Arrays.asList(new File(".").getAbsoluteFile().list()).contains(named.getName())) {
            Agent.inapplicable("the platform has no such file names");
        }
        Agent.probe(null);
    }
}
