// SPDX-License-Identifier: Apache-2.0
package module;

import assay.Agent;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A module of a further layer, with nothing but packages whose names are long: the subject is an array of the module,
 * its class loader, and the names, from the shortest to the longest.
 */
final class LongPackages {
    private static final int[] LENGTHS = {
        126, 127, 128, 129, 254, 255, 256, 257, 510, 511, 512, 513, 1022, 1023, 1024, 1025, 2049, 4000};

    private LongPackages() {
    }

    public static void main(String[] args) {
        List<String> names = new ArrayList<>();
        for (int length : LENGTHS) {
            String name = ("of" + length + ".part").repeat(length);
            names.add(name.substring(0, length - 1) + "x");
        }
        ModuleDescriptor descriptor = ModuleDescriptor.newModule("assay.extended").requires("java.base")
            .packages(Set.copyOf(names)).build();
        ModuleLayer boot = ModuleLayer.boot();
        ModuleLayer layer;
        try {
            layer = boot.defineModulesWithOneLoader(
                boot.configuration()
                    .resolve(new Finder(new Empty(descriptor)), ModuleFinder.of(), Set.of("assay.extended")),
                LongPackages.class.getClassLoader());
        } catch (InternalError e) {
            Agent.inapplicable("the JVM defines no module with such packages");
            return;
        }
        List<Object> subject = new ArrayList<>(
            Arrays.asList(layer.findModule("assay.extended").get(), layer.findLoader("assay.extended")));
        subject.addAll(names);
        Agent.probe(subject.toArray());
    }

    private record Finder(ModuleReference only) implements ModuleFinder {
        @Override
        public Optional<ModuleReference> find(String name) {
            return Optional.of(only).filter(each -> each.descriptor().name().equals(name));
        }

        @Override
        public Set<ModuleReference> findAll() {
            return Set.of(only);
        }
    }

    /** A module without any class. */
    private static final class Empty extends ModuleReference {
        Empty(ModuleDescriptor descriptor) {
            super(descriptor, null);
        }

        @Override
        public ModuleReader open() {
            return new Nothing();
        }
    }

    private static final class Nothing implements ModuleReader {
        @Override
        public Optional<URI> find(String name) {
            return Optional.empty();
        }

        @Override
        public Stream<String> list() {
            return Stream.empty();
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    }
}
