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
