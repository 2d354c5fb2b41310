/* SPDX-License-Identifier: Apache-2.0 */

/* The parts of the program by their names. */
#include <stdio.h>
#include <string.h>

#include "remote.h"

int main(int argc, char **argv)
{
    if (argc >= 4 && strcmp(argv[1], "run") == 0)
        return client_main(argc - 2, argv + 2);
    if (argc >= 6 && strcmp(argv[1], "connect") == 0)
        return broker_main(argc - 2, argv + 2);
    if (argc == 3 && strcmp(argv[1], "serve") == 0)
        return serve_main(argc - 2, argv + 2);
    fputs("assay-remote is for assay run --on, which starts it\n", stderr);
    return 2;
}
