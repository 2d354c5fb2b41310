// SPDX-License-Identifier: Apache-2.0
package search;

import assay.Agent;
import classfile.ClassFile;
import java.io.FileOutputStream;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;

/**
 * Writes the JAR file packed.segment as a tool does: with a manifest, entries for directories,
 * compressed classes hidden.First and hidden.Last, a stored one hidden.Stored between them, and a
 * comment. Then the agent is called.
 */
final class PackedJar {
    private PackedJar() {
    }

    private static void put(JarOutputStream out, String name, boolean stored) throws Exception {
        byte[] bytes = ClassFile.of("search/OnClassPath").text("search/OnClassPath", name).padded(300).bytes();
        ZipEntry entry = new ZipEntry(name + ".class");
        if (stored) {
            CRC32 crc = new CRC32();
            crc.update(bytes);
            entry.setMethod(ZipEntry.STORED);
            entry.setSize(bytes.length);
            entry.setCrc(crc.getValue());
        }
        out.putNextEntry(entry);
        out.write(bytes);
        out.closeEntry();
    }

    public static void main(String[] args) throws Exception {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        FileOutputStream file = new FileOutputStream("packed.segment");
        try (JarOutputStream out = new JarOutputStream(file, manifest)) {
            out.setComment("A comment, after everything else.");
            out.putNextEntry(new ZipEntry("hidden/"));
            out.closeEntry();
            put(out, "hidden/First", false);
            put(out, "hidden/Stored", true);
            put(out, "hidden/Last", false);
        }
        Agent.probe(null);
    }
}
