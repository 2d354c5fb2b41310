/* SPDX-License-Identifier: Apache-2.0 */
#include "../probe.h"
#include "classes.h"

TITLE("Functions about modules, groups and class paths leave pending what is pending before a call.");

static void observe(JNIEnv *jni, jobject subject)
{
    static struct package package;
    jobject base = modifiable_base(jni), unnamed = unnamed_module(jni), module = NULL, *modules;
    jclass map = find_class(jni, "java/util/Map"), linked = find_class(jni, "java/util/TreeMap");
    jclass *classes;
    jint count = 0, groups_count;
    jthread *threads;
    jthreadGroup *tops = NULL, *groups;
    first_package(jni, base, &package);
    make_jar("more.jar", (struct jar_class[]){{"hidden/A", 7, NULL}, {0}});
    begin_pending(jni);
    TRY(GetTopThreadGroups, &count, &tops);
    if (readable(tops, count) > 0)
        TRY(GetThreadGroupChildren, tops[0], &count, &threads, &groups_count, &groups);
    TRY(GetAllModules, &count, &modules);
    TRY(GetNamedModule, NULL, "java/lang", &module);
    TRY(AddModuleReads, base, unnamed);
    say_pending(jni, "AddModuleExports", add_exports(base, &package, unnamed));
    say_pending(jni, "AddModuleOpens", add_opens(base, &package, unnamed));
    TRY(AddModuleUses, base, map);
    TRY(AddModuleProvides, base, map, linked);
    TRY(GetClassLoaderClasses, NULL, &count, &classes);
    TRY(AddToBootstrapClassLoaderSearch, path_here("more.jar"));
    jvmtiError error = ti(AddToSystemClassLoaderSearch, path_here("more.jar"));
    if (error == JVMTI_ERROR_CLASS_LOADER_UNSUPPORTED)
        inapplicable("the system class loader supports no additional JAR file");
    say_pending(jni, "AddToSystemClassLoaderSearch", error);
    (*jni)->ExceptionClear(jni);
}

TEST(.probe = observe, .since = 9);
