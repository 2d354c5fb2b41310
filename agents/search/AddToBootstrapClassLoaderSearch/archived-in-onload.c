/* SPDX-License-Identifier: Apache-2.0 */
#include "../lookup.h"
#include "processes.h"

TITLE("AddToBootstrapClassLoaderSearch in OnLoad precedes the class path of which there is an archive.");

static void load(JavaVM *vm, char *options)
{
    use_archive("assay,search");
    make_jar("more.jar", (struct jar_class[]){{"search/OnClassPath", 9, NULL}, {0}});
    SAY_CALL(AddToBootstrapClassLoaderSearch, path_here("more.jar"));
}

static void probe(JNIEnv *jni, jobject subject)
{
    say_lookup(jni, "system", "search.OnClassPath");
}

TEST(.target = "search.Lookup", .load = load, .probe = probe, .cases = ARCHIVES, .since = 17,
     .timeout = 120);
