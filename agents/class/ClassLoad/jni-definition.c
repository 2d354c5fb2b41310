/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "classes.h"
#include "event_causes.h"

TITLE("ClassLoad is posted for classes that native code defines, and ClassPrepare once they are used.");

static atomic_int prepared;

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    jthread self = NULL;
    const char *name = class_name(klass);
    if (strncmp(name, "Lfresh/", 7) != 0)
        return;
    must(GetCurrentThread, &self);
    say("ClassLoad of %s on this thread: %s", name, truth((*jni)->IsSameObject(jni, self, thread)));
}

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    atomic_fetch_add(&prepared, strncmp(class_name(klass), "Lfresh/", 7) == 0);
}

static void define(JNIEnv *jni, const char *name, jobject loader)
{
    jclass klass = define_small_class(jni, name, loader);
    static_field_id(jni, klass, "VALUE", "I");
}

static void observe(JNIEnv *jni, jobject unused)
{
    jobject loader = NULL;
    must(GetClassLoader, find_class(jni, "assay/Probe"), &loader);
    need_prepared_where_used(jni);
    on(ClassLoad, on_load);
    on(ClassPrepare, on_prepare);
    define(jni, "fresh/Ours", loader);
    define(jni, "fresh/Bootstrap", NULL);
    say("ClassPrepare: %d times", atomic_load(&prepared));
}

TEST(.probe = observe);
