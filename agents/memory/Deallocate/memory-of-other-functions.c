/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Deallocate accepts memory that other functions return.");

static void give_back(const char *what, void *memory)
{
    say("%s: Deallocate: %s", what, error_name(ti(Deallocate, memory)));
}

static void observe(JNIEnv *jni, jobject subject)
{
    char *name = NULL, *signature = NULL, *generic = NULL;
    jclass *classes = NULL;
    jthread *threads = NULL;
    jint count;
    must(GetErrorName, JVMTI_ERROR_NONE, &name);
    give_back("GetErrorName", name);
    must(GetClassSignature, find_class(jni, "java/util/List"), &signature, &generic);
    give_back("GetClassSignature", signature);
    give_back("GetClassSignature, generic", generic);
    must(GetLoadedClasses, &count, &classes);
    give_back("GetLoadedClasses", classes);
    must(GetAllThreads, &count, &threads);
    give_back("GetAllThreads", threads);
}

TEST(.probe = observe);
