// SPDX-License-Identifier: Apache-2.0
package module;

import assay.Agent;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Calls the agent when there is a further layer, of three modules in a class loader of its own.
 * Each has one package, exports nothing, and requires java.base alone; the last one is open.
 */
final class Layered {
    private Layered() {
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        ModuleLayer boot = ModuleLayer.boot();
        ModuleFinder finder = new Finder(Set.of(
            new Made(ModuleDescriptor.newModule("assay.one"), "layered.one"),
            new Made(ModuleDescriptor.newModule("assay.two"), "layered.two"),
            new Made(ModuleDescriptor.newOpenModule("assay.wide"), "layered.wide")));
        List<String> names = List.of("assay.one", "assay.two", "assay.wide");
        ModuleLayer layer = boot.defineModulesWithOneLoader(
            boot.configuration().resolve(finder, ModuleFinder.of(), names),
            Layered.class.getClassLoader());
        ClassLoader loader = layer.findLoader("assay.one");
        List<Object> subjects = new ArrayList<>();
        for (String name : List.of("layered.one.One", "layered.two.Two", "layered.wide.Wide")) {
            subjects.add(loader.loadClass(name));
        }
        Agent.probe(subjects.toArray(Class<?>[]::new));
    }

    private record Finder(Set<ModuleReference> modules) implements ModuleFinder {
        @Override
        public Optional<ModuleReference> find(String name) {
            return modules.stream().filter(each -> each.descriptor().name().equals(name)).findFirst();
        }

        @Override
        public Set<ModuleReference> findAll() {
            return modules;
        }
    }

    /** A module whose classes are those that the class path has of its package. */
    private static final class Made extends ModuleReference {
        Made(ModuleDescriptor.Builder builder, String ofPackage) {
            super(builder.requires("java.base").packages(Set.of(ofPackage)).build(), null);
        }

        @Override
        public ModuleReader open() {
            return new Reader();
        }
    }

    private static final class Reader implements ModuleReader {
        @Override
        public Optional<URI> find(String name) throws IOException {
            var found = Layered.class.getResource("/" + name);
            return found == null ? Optional.empty() : Optional.of(URI.create(found.toString()));
        }

        @Override
        public Stream<String> list() {
            return Stream.empty();
        }

        @Override
        public void close() {
        }
    }
}
