/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("Functions of an environment of version 1.1 may be called as that version says, not as 1.0 did.");

static void observe(JNIEnv *jni, jobject unused)
{
    void *env = NULL;
    jboolean is_obsolete = JNI_TRUE;
    if ((*assay_vm)->GetEnv(assay_vm, &env, JVMTI_VERSION_1_1) != JNI_OK || env == NULL)
        inapplicable("the JVM has no environments of version 1.1");
    jmethodID method = method_id(jni, find_class(jni, "java/lang/Object"), "hashCode", "()I");
    jvmtiError error = ti_in((jvmtiEnv *)env, IsMethodObsolete, method, &is_obsolete);
    say("IsMethodObsolete: %s %s", error_name(error), is_obsolete ? "obsolete" : "current");
    make_jar("one.jar", (struct jar_class[]){{"hidden/A", 1, NULL}, {0}});
    say("AddToBootstrapClassLoaderSearch: %s",
        error_name(ti_in((jvmtiEnv *)env, AddToBootstrapClassLoaderSearch, path_here("one.jar"))));
    error = ti_in((jvmtiEnv *)env, AddToSystemClassLoaderSearch, path_here("one.jar"));
    if (error == JVMTI_ERROR_CLASS_LOADER_UNSUPPORTED)
        inapplicable("the system class loader takes no further segments");
    say("AddToSystemClassLoaderSearch: %s", error_name(error));
}

TEST(.probe = observe);
