/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/provenance.h"

#include <gnu/libc-version.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/json_text.h"
#include "base/text.h"
#include "base/utf8.h"
#include "certify/certificate_html.h"
#include "certify/digest.h"
#include "revision.h"
#include "spec/capabilities.h"
#include "spec/edition.h"
#include "toolchain.h"

/* The path of a file of the JDK in it; that of another as it is. */
static const char *in_home(const char *home, const char *path)
{
    size_t length = strlen(home);
    return strncmp(path, home, length) == 0 && path[length] == '/' ? path + length + 1 : path;
}

static void add_digest(json_t *digests, const char *home, const char *name)
{
    char *path = *name == '/' ? xstrdup(name) : xprintf("%s/%s", home, name);
    char *digest = digest_of(path);
    char *key = utf8_plain(name, strlen(name));
    if (digest != NULL)
        json_object_set_new(digests, key, json_string(digest));
    free(key);
    free(digest);
    free(path);
}

/* The names of the capabilities that can be added in some phase. */
static json_t *capabilities_of(const struct vm *vm)
{
    json_t *list = json_array();
    for (unsigned bit = 0; bit < CAPABILITY_BITS; bit++)
        if (((vm->onload_capabilities[bit / 8] | vm->live_capabilities[bit / 8]) >> bit % 8 & 1)
                != 0
            && capability_name(bit) != NULL)
            json_array_append_new(list, json_string(capability_name(bit)));
    return list;
}

json_t *provenance_of_vm(const struct vm *vm)
{
    static const char *const parts[] = {"bin/java", "release", "lib/modules", "jre/lib/rt.jar",
                                        "lib/rt.jar"};
    json_t *digests = json_object();
    add_digest(digests, vm->home, in_home(vm->home, vm->libjvm));
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        add_digest(digests, vm->home, parts[i]);
    return json_pack("{s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "home",
                     text_as_json(vm->home), "mode", text_as_json(vm->mode), "name",
                     text_as_json(vm->name), "vendor", text_as_json(vm->vendor), "version",
                     text_as_json(vm->version), "info", text_as_json(vm->info), "architecture",
                     text_as_json(vm->arch), "libjvm", text_as_json(vm->libjvm), "libjvm_sha256",
                     text_as_json(vm->libjvm_sha256), "arguments", texts_as_json(vm->vm_args),
                     "capabilities", capabilities_of(vm), "digests", digests);
}

/* What the runner and the agents were built with, the C library at hand, and what makes the page. */
static json_t *toolchain(void)
{
    char *libc = xprintf("glibc %s", gnu_get_libc_version());
    char *page = certificate_html_maker();
    json_t *found = json_pack("{s:o, s:o, s:o, s:o, s:o}", "compiler", text_as_json(ASSAY_COMPILER),
                              "flags", text_as_json(ASSAY_FLAGS), "jdk", text_as_json(ASSAY_JDK),
                              "libc", text_as_json(libc), "page", text_as_json(page));
    free(page);
    free(libc);
    return found;
}

json_t *provenance_of_profile(const struct profile *profile, bool is_of_user)
{
    if (profile->file == NULL)
        return json_pack("{s:s}", "origin", "none");
    if (!is_of_user)
        return json_pack("{s:s, s:o}", "origin", "suite", "vm", text_as_json(profile->vm));
    const char *slash = strrchr(profile->file, '/');
    char *digest = digest_of(profile->file);
    json_t *object = json_pack(
        "{s:s, s:o, s:o, s:s?}", "origin", "user", "vm", text_as_json(profile->vm), "file",
        text_as_json(slash != NULL ? slash + 1 : profile->file), "sha256", digest);
    free(digest);
    return object;
}

/* Whether the configuration has the arguments of the JVM, and then those of the profile. */
static bool is_of_profile(const json_t *item, const json_t *vm, const struct profile *profile)
{
    const char *name = json_string_value(json_object_get(item, "name"));
    const struct configuration *found = name != NULL ? profile_find(profile, name) : NULL;
    if (found == NULL)
        return false;
    json_t *arguments = json_array();
    json_t *further = texts_as_json(found->args);
    json_array_extend(arguments, json_object_get(vm, "arguments"));
    json_array_extend(arguments, further);
    bool same = json_equal(arguments, json_object_get(item, "arguments"));
    json_decref(further);
    json_decref(arguments);
    return same;
}

bool provenance_profile_holds(const struct home *home, const json_t *certificate)
{
    const json_t *vm = json_object_get(certificate, "vm");
    const char *origin = json_string_value(
        json_object_get(json_object_get(certificate, "profile"), "origin"));
    const char *vm_name = json_string_value(json_object_get(vm, "name"));
    struct profile profile;
    size_t index;
    json_t *item;
    bool holds = true;
    if (origin == NULL || strcmp(origin, "suite") != 0)
        return origin != NULL;
    if (vm_name == NULL || profile_read(&profile, NULL, home->suites, vm_name) != 0)
        return false;
    json_array_foreach (json_object_get(certificate, "configurations"), index, item)
        holds &= is_of_profile(item, vm, &profile);
    profile_free(&profile);
    return holds;
}

json_t *provenance_of_edition(const struct home *home, int release)
{
    struct edition edition;
    if (edition_read(&edition, home->spec, release) != 0)
        return NULL;
    json_t *object = json_pack("{s:s, s:s}", "name", edition.name, "address", edition.address);
    edition_free(&edition);
    return object;
}

json_t *provenance_of_suite(const struct home *home, const char *manifest, const char *must_pass,
                            char *const *differences)
{
    char *digest = digest_of_text(manifest);
    char *list = digest_of_text(must_pass);
    char *runner = digest_of("/proc/self/exe");
    char *variants = xprintf("%s/../variants", home->java);
    char *agents = digest_of_trees(
        (const char *const[]){home->agents, home->companions, home->java, variants, NULL});
    json_t *suite = json_pack("{s:s, s:s, s:s, s:s?, s:s, s:o, s:o}", "revision", ASSAY_REVISION,
                              "digest", digest, "must_pass_sha256", list, "runner_sha256", runner,
                              "agents_sha256", agents, "toolchain", toolchain(), "modified",
                              texts_as_json(differences));
    free(agents);
    free(variants);
    free(runner);
    free(digest);
    free(list);
    return suite;
}
