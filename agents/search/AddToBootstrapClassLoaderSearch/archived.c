/* SPDX-License-Identifier: Apache-2.0 */
#include "../lookup.h"
#include "prepared.h"
#include "processes.h"

TITLE("The system loader finds a class in a segment of the bootstrap loader before that of its archive.");

static void load(JavaVM *vm, char *options)
{
    use_archive("assay,search");
}

static bool is_loaded(jclass klass)
{
    return true;
}

static void probe(JNIEnv *jni, jobject subject)
{
    if (loaded_class_that(jni, "Lsearch/OnClassPath;", is_loaded) != NULL)
        inapplicable("the JVM has loaded the class of its archive");
    make_jar("more.jar", (struct jar_class[]){{"search/OnClassPath", 9, NULL}, {0}});
    SAY_CALL(AddToBootstrapClassLoaderSearch, path_here("more.jar"));
    say_lookup(jni, "system", "search.OnClassPath");
}

TEST(.target = "search.Lookup", .load = load, .probe = probe, .cases = ARCHIVES, .since = 17,
     .timeout = 120);
