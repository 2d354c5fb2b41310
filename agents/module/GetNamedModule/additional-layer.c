/* SPDX-License-Identifier: Apache-2.0 */
#include "../layered.h"

TITLE("GetNamedModule finds modules of an additional layer by their class loader only.");

static struct layer layer;

static void ask(JNIEnv *jni, const char *whose, jobject loader, const char *package)
{
    jobject module = layer.open.klass;
    jvmtiError error = ti(GetNamedModule, loader, package, &module);
    say("%s %s: %s %s", whose, package, error_name(error),
        error != JVMTI_ERROR_NONE                              ? ""
        : module == NULL                                       ? "null"
        : (*jni)->IsSameObject(jni, module, layer.one.module)  ? "one"
        : (*jni)->IsSameObject(jni, module, layer.two.module)  ? "two"
        : (*jni)->IsSameObject(jni, module, layer.open.module) ? "open"
                                                               : "another");
}

static void observe(JNIEnv *jni, jobject classes)
{
    layer = layer_of(jni, classes);
    jobject program = NULL;
    must(GetClassLoader, find_class(jni, "module/Layered"), &program);
    ask(jni, "its own", layer.loader, layer.one.package.internal);
    ask(jni, "its own", layer.loader, layer.two.package.internal);
    ask(jni, "its own", layer.loader, layer.open.package.internal);
    ask(jni, "its own", layer.loader, "layered");
    ask(jni, "its own", layer.loader, "java/lang");
    ask(jni, "the program's", program, layer.one.package.internal);
    ask(jni, "the bootstrap", NULL, layer.one.package.internal);
}

TEST(.target = "module.Layered", .probe = observe, .since = 17);
