/* SPDX-License-Identifier: Apache-2.0 */
#include "../layered.h"

TITLE("GetNamedModule returns null for packages of unnamed modules that have classes.");

static void ask(JNIEnv *jni, const char *package, const char *whose, jobject loader)
{
    jobject module = (*jni)->NewStringUTF(jni, "not written");
    jvmtiError error = ti(GetNamedModule, loader, package, &module);
    say("%s of the %s loader: %s%s", package, whose, error_name(error),
        error != JVMTI_ERROR_NONE ? ""
        : module == NULL          ? " null"
                                  : " a module");
}

static void observe(JNIEnv *jni, jobject unused)
{
    jobject program = NULL;
    must(GetClassLoader, find_class(jni, "assay/Probe"), &program);
    unnamed_of_boot_loader(jni);
    ask(jni, "assay", "program's", program);
    ask(jni, "unnamed", "bootstrap", NULL);
    ask(jni, "java/util", "bootstrap", NULL);
}

TEST(.probe = observe, .since = 9);
