/* SPDX-License-Identifier: Apache-2.0 */

/* Perturbations of events that a JVM may post or not. */
#include "faults/perturb.h"

/*
 * Events of what a JVM need not do: it may generate no code, and allocate nothing itself ("Virtual
 * machines which are incapable of bytecode instrumentation ... can send this event"). Collections
 * and compiled methods are not among them: tests know collectors that stop the program, and ask
 * Java whether methods are compiled.
 */
static void suppress(struct delivery *delivery)
{
    static const char *const optional[] = {"DynamicCodeGenerated", "VMObjectAlloc"};
    for (size_t i = 0; i < sizeof optional / sizeof *optional; i++)
        if (strcmp(delivery->point->name, optional[i]) == 0 && falsified())
            delivery->function = NULL;
}

PERTURBATION(fewer_events, "fewer-events",
             "No code is generated, and the JVM itself allocates nothing.",
             .before_delivery = suppress)

/* "Zero if mapping information cannot be supplied". */
static void hide_maps(struct delivery *delivery)
{
    enum { LENGTH = 4, MAP = 5, INFORMATION = 6 };
    if (strcmp(delivery->point->name, "CompiledMethodLoad") == 0 && falsified()) {
        delivery->a[LENGTH].i = 0;
        delivery->a[MAP].p = NULL;
        delivery->a[INFORMATION].p = NULL;
    }
}

PERTURBATION(no_maps, "no-maps", "Compiled methods come without maps and further information.",
             .before_delivery = hide_maps)
