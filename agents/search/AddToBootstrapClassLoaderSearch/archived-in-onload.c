/* SPDX-License-Identifier: Apache-2.0 */
#include "../archived.h"

TITLE("AddToBootstrapClassLoaderSearch in OnLoad precedes the class path of which there is an archive.");

static void load(JavaVM *vm, char *options)
{
    use_archive("assay,search");
    add_segment_with_class();
}

static void probe(JNIEnv *jni, jobject subject)
{
    need_class_not_loaded(jni);
    say_lookup(jni, "system", "search.OnClassPath");
}

TEST(.target = "search.Lookup", .load = load, .probe = probe, .cases = ARCHIVES, .since = 17,
     .timeout = 120);
