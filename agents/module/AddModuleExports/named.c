/* SPDX-License-Identifier: Apache-2.0 */
#include "../layered.h"

TITLE("AddModuleExports lets a named module access the package's public members only.");

static struct layer layer;

static void say_reached(JNIEnv *jni, const char *when)
{
    say("%s: public %s", when, from_two(jni, &layer, "call", "given"));
    say("%s: private %s", when, from_two(jni, &layer, "force", "kept"));
}

static void observe(JNIEnv *jni, jobject classes)
{
    layer = layer_of(jni, classes);
    struct member *one = &layer.one;
    say_reached(jni, "before");
    say("AddModuleExports: %s",
        error_name(export_package(jni, to_modify(one->module), &one->package, layer.two.module)));
    say_reached(jni, "after");
    say("to another module: %s",
        is_to(jni, "isExported", one->module, one->package.name, layer.open.module));
    say("to an unnamed module: %s",
        is_to(jni, "isExported", one->module, one->package.name, unnamed_module(jni)));
}

TEST(.target = "module.Layered", .probe = observe, .since = 17);
